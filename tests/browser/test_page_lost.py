"""Python dies, hangs or runs out of memory, and other tabs play on: the game goes on as it stood, and that is told."""

from built import path_of
from playwright.sync_api import expect
from server import Answer, Server
from table import Table, seed_of

DIES = "setTimeout(() => { throw new Error('dead'); })"
HANGS = "setTimeout(() => { for (;;); })"
WORKER = "python/worker.js"
# Goes before the worker's own script: when it is told to, Python gets no more memory and has none left.
NARROW = b"""
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original.apply(WebAssembly, given);
    const { malloc } = (made.instance ?? made).exports;
    if (malloc) globalThis.narrow ??= () => {
      WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no more memory"); };
      for (let size = 1 << 24; size >= 16; size /= 2) while (malloc(size));
    };
    return made;
  };
}
"""


def test_a_deal_goes_on_in_another_python(table: Table, server: Server, errors: list[str]) -> None:
    """Once it dies, once it has no memory left, once it hangs; then it cannot start for a while, which is told."""
    script = Answer(NARROW + path_of(WORKER).read_bytes(), headers={"Content-Type": "text/javascript"})
    server.answers[WORKER] = script
    page = table.page
    page.clock.install()
    table.open(seed_of(3))
    for harm in (DIES, "narrow()", HANGS):
        before = table.wait()
        page.workers[-1].evaluate(harm)
        table.lay()
        if harm == HANGS:
            page.wait_for_timeout(200)
            page.clock.fast_forward(30_000)
        expect(page.locator("[data-notice=notice-renewed]")).to_be_visible(timeout=30_000)
        after = table.wait()
        assert after["deal"] == before["deal"]
        assert after["ply"] > before["ply"]
        page.locator("[data-notice] .icon").click()
    server.answers[WORKER] = Answer(b"throw new Error('dead');", headers={"Content-Type": "text/javascript"})
    page.workers[-1].evaluate(DIES)
    table.press(next(card for card in after["hand"] if card in after["legal"]))
    again = page.locator(".fault button")
    expect(again).to_be_visible(timeout=30_000)
    server.answers[WORKER] = script
    again.click()
    expect(again).to_have_count(0, timeout=30_000)
    assert table.play_deal()["deal"] == 1
    assert len(page.workers) == 1, "the others have gone"
    table.next()
    assert table.wait()["deal"] == 2
    errors.clear()


def test_a_game_that_is_kept_nowhere_begins_anew(table: Table, server: Server, errors: list[str]) -> None:
    forbidden = b"indexedDB.open = () => { throw new Error('forbidden'); };\n"
    script = forbidden + path_of(WORKER).read_bytes()
    server.answers[WORKER] = Answer(script, headers={"Content-Type": "text/javascript"})
    table.open(seed_of(3))
    table.wait()
    table.page.workers[-1].evaluate(DIES)
    table.lay()
    again = table.page.locator(".fault button")
    expect(again).to_be_visible(timeout=30_000)
    again.click()
    expect(again).to_have_count(0, timeout=30_000)
    assert (table.wait()["deal"], table.state()["score"]) == (1, [7, 7])
    errors.clear()


def test_two_tabs_do_not_overwrite_each_other(table: Table) -> None:
    """The one that lags behind takes up what the other has played, tells so and goes on from there."""
    table.open(seed_of(3))
    before = table.wait()
    other = Table(table.page.context.new_page(), table.site)
    other.open()
    assert other.wait()["hand"] == before["hand"]
    for _ in range(2):
        other.lay()
        played = other.wait()
    table.lay()
    notice = table.page.locator("[data-notice=notice-elsewhere]")
    expect(notice).to_be_visible()
    state = table.wait()
    assert {**state, "events": []} == {**played, "events": []}
    table.lay()
    further = table.wait()
    assert further["ply"] > played["ply"]
    assert other.reload()["hand"] == further["hand"]
