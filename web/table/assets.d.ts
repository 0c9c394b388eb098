/** Files that the bundle takes in as text. */
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
