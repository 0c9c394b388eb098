/** Lets the browser do what is more urgent: input, and what is to be painted. @returns {Promise<void>} */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
