"""What hosts are to send with the site's files: said once, for our own server and for the usual others."""

import re
from collections.abc import Iterable
from pathlib import Path

from names import FOLDER

# For pages as a <meta>, and as a header where the host can send any.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
    "frame-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; "
    # Every Lit makes a policy of its own.
    "require-trusted-types-for 'script'; trusted-types lit-html bummerl 'allow-duplicates'"
)
# Of the browser's powers, those that a page without any use for them gives up.
UNUSED = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
    "xr-spatial-tracking",
)
COMMON = {
    # Other people's pages load the element as a module.
    "Access-Control-Allow-Origin": "*",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
}
CACHING = "Cache-Control"
# What is in a file does not change without its name.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
# Pages that are made to be put into other people's; no other may be framed.
FRAMED = ("embed.html", "runtime.html")
IF_FRAMED = {"Content-Security-Policy": POLICY}
# In one policy: of two headers some hosts send the last, some both.
IF_NOT = {"Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'", "X-Frame-Options": "DENY"}
# In any folder, even one that is called the same; what has no such name does not stay.
STAYS = rf"/{FOLDER}/.*-[A-Z2-7]{{8}}[./]"

TEXT = "text/plain; charset=utf-8"
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".jsonl": TEXT,
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".py": TEXT,
    ".svg": "image/svg+xml",
    ".ts": TEXT,
    ".txt": TEXT,
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Files that were compressed at the build, by what browsers call that; the smaller first."""


HOSTS = ("_headers", ".htaccess", "nginx.conf")
"""What is in the site for hosts alone."""


def headers_of(name: str, *, found: bool = True) -> list[tuple[str, str]]:
    """Return what is sent with a file, by its name in the site's folder."""
    stays = found and re.search(STAYS, f"/{name}")
    framing = IF_FRAMED if name in FRAMED else IF_NOT
    return [*COMMON.items(), (CACHING, FOR_EVER if stays else ASK_EACH_TIME), *framing.items()]


def write(site: Path) -> None:
    """Put what hosts read into a whole site."""
    entries = [path.name + "/" * path.is_dir() for path in sorted(site.iterdir())]
    wanted = [entry for entry in entries if not entry.endswith((*PACKINGS.values(), ".map"))]
    (site / "_headers").write_text(_rules(wanted), "utf-8")
    (site / ".htaccess").write_text(_apache(), "utf-8")
    (site / "nginx.conf").write_text(_nginx(), "utf-8")


def _rules(entries: Iterable[str]) -> str:
    """For Netlify and Cloudflare Pages: of all rules that fit no two may give the same header."""
    rules = {"/*": COMMON, f"/{FOLDER}/*": {CACHING: FOR_EVER, **IF_NOT}}
    for entry in ("", *entries):
        address = f"/{entry}*" if entry.endswith("/") else f"/{entry}"
        rules.setdefault(address, {CACHING: ASK_EACH_TIME, **(IF_FRAMED if entry in FRAMED else IF_NOT)})
    lines = ["# For Netlify and Cloudflare Pages, where the site is a whole domain."]
    for address, headers in rules.items():
        lines += [address, *(f"  {name}: {value}" for name, value in headers.items())]
    return "\n".join(lines) + "\n"


def _by_type() -> dict[str, list[str]]:
    """Return the endings of each type, without their dots."""
    return {kind: [ending[1:] for ending, each in TYPES.items() if each == kind] for kind in TYPES.values()}


_MAY_BE_FRAMED = "/(" + "|".join(name.replace(".", r"\.") for name in FRAMED) + ")$"


def _apache() -> str:
    """For Apache 2.4 where `AllowOverride All` holds, in any folder."""
    packed = "|".join(suffix[1:] for suffix in PACKINGS.values())
    lines = [
        "# For Apache 2.4 with mod_headers, and with mod_rewrite to send what was compressed at the build.",
        "Options -Indexes",
        "DirectoryIndex index.html",
    ]
    for kind, endings in _by_type().items():
        lines += [
            f'<FilesMatch "\\.({"|".join(endings)})(\\.({packed}))?$">',
            f'  ForceType "{kind}"',
            "</FilesMatch>",
        ]
    lines += ["<IfModule mod_mime.c>", f"  RemoveLanguage {' '.join(PACKINGS.values())}", "</IfModule>"]
    lines.append("<IfModule mod_headers.c>")
    lines += [f'  Header set {name} "{value}"' for name, value in COMMON.items()]
    # Where something compressed is sent, that is what was asked for by then.
    framed = _MAY_BE_FRAMED.replace("$", rf"(\.({packed}))?$")
    stays, unframed = f"%{{REQUEST_URI}} =~ m#{STAYS}#", f"! %{{REQUEST_URI}} =~ m#{framed}#"
    lines += [
        f'  Header set {CACHING} "{ASK_EACH_TIME}"',
        f'  Header set {CACHING} "{FOR_EVER}" "expr={stays}"',
        *(f'  Header set {name} "{value}"' for name, value in IF_FRAMED.items()),
        *(f'  Header set {name} "{value}" "expr={unframed}"' for name, value in IF_NOT.items()),
        "  <IfModule mod_rewrite.c>",
        "    Header merge Vary Accept-Encoding",
        "    RewriteEngine On",
        # What is compressed must not be compressed again; it comes by here once more, under its own name.
        f'    RewriteRule "\\.({packed})$" "-" [E=no-gzip:1,E=no-brotli:1,L]',
    ]
    for name, suffix in PACKINGS.items():
        lines += [
            f'    <FilesMatch "\\{suffix}$">',
            f"      Header set Content-Encoding {name}",
            "    </FilesMatch>",
            f'    RewriteCond "%{{HTTP:Accept-Encoding}}" "\\b{name}\\b"',
            f'    RewriteCond "%{{REQUEST_FILENAME}}{suffix}" -f',
            f'    RewriteRule "^(.+)$" "$1{suffix}" [L]',
        ]
    return "\n".join([*lines, "  </IfModule>", "</IfModule>"]) + "\n"


def _nginx() -> str:
    """For nginx, to be included where the site is."""
    lines = [
        "# For nginx: include this in the `server` or `location` of the site.",
        "index index.html;",
        "gzip_static on;",
        "gzip_vary on;",
        "# With the module ngx_brotli also:",
        "# brotli_static on;",
        "types {",
        *(f'  "{kind}" {" ".join(endings)};' for kind, endings in _by_type().items()),
        "}",
        f'set $bummerl_caching "{ASK_EACH_TIME}";',
        f'if ($uri ~ "{STAYS}") {{ set $bummerl_caching "{FOR_EVER}"; }}',
        f'set $bummerl_policy "{IF_NOT["Content-Security-Policy"]}";',
        f'set $bummerl_frames "{IF_NOT["X-Frame-Options"]}";',
        f'if ($uri ~ "{_MAY_BE_FRAMED}") {{ set $bummerl_policy "{POLICY}"; set $bummerl_frames ""; }}',
        *(f'add_header {name} "{value}";' for name, value in COMMON.items()),
        f"add_header {CACHING} $bummerl_caching;",
        "add_header Content-Security-Policy $bummerl_policy;",
        "add_header X-Frame-Options $bummerl_frames;",
    ]
    return "\n".join(lines) + "\n"
