// Compiles what a count imports, with the interpreter that will run it: so it starts in less than half the time.
// Usage: node compile-python.mjs FOLDER; takes packages.zip and floors.zip there, leaves them and the standard library in
// FOLDER/compiled. Modules that no count imports stay as they are: compiled they would weigh twice as much.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PYODIDE = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const LIBRARY = 'python_stdlib.zip';
/** Nothing is fetched by name: all packages are in the archives. */
const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8'));
const NO_PACKAGES = JSON.stringify({ info, packages: {} });
const COMPILE = `
import importlib.util, sys, zipfile
from fluent.runtime import FluentBundle, FluentResource
from importlib._bootstrap_external import _code_to_hash_pyc
from ridotto.counting.count_request import answer_text
from ridotto.games import GAMES

def compiled(path, body):
    """The code of a module, which is never held against its source."""
    code = compile(body, path, "exec", dont_inherit=True)
    return _code_to_hash_pyc(code, importlib.util.source_hash(body), False)

def write(name, root, needed):
    """An archive with what is needed compiled, and the rest as it was."""
    with zipfile.ZipFile("/in/" + name) as plain, zipfile.ZipFile("/out/" + name, "w") as made:
        for entry in plain.namelist():
            path, body = root + entry, plain.read(entry)
            as_code = path in needed and path.endswith(".py")
            stamped = zipfile.ZipInfo(entry + "c" if as_code else entry)
            body = compiled(path, body) if as_code else body
            made.writestr(stamped, body, zipfile.ZIP_DEFLATED, 9)

for game in GAMES:
    answer_text('{"game":"%s"}' % game)
# What makes sentences is imported with the first of them.
import ridotto.table.rendering
english = FluentBundle(["en"])
english.add_resource(FluentResource("count = { NUMBER($n) }"))
english.format_pattern(english.get_message("count").value, {"n": 1})
needed = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
for name, root in ARCHIVES:
    write(name, root, needed)
`;

const folder = process.argv[2];
const out = `${folder}/compiled`;
const plain = { [LIBRARY]: PYODIDE + LIBRARY, 'packages.zip': `${folder}/packages.zip`, 'floors.zip': `${folder}/floors.zip` };
const rootOf = (name) => (name === LIBRARY ? '/lib/python314.zip/' : '/lib/ridotto/');

/** What archives are made of. */
function recipe(names) {
  const hash = createHash('sha256').update(readFileSync(new URL(import.meta.url)));
  for (const name of names) hash.update(readFileSync(plain[name]));
  return hash.digest('hex');
}
/** The same, of those that are made already. */
const made = (note) => (existsSync(`${out}/${note}`) ? readFileSync(`${out}/${note}`, 'utf8') : '');

async function compile(names, library) {
  const { loadPyodide } = await import(`${PYODIDE}pyodide.mjs`);
  const python = await loadPyodide({ stdLibURL: library, lockFileContents: NO_PACKAGES });
  for (const place of ['/in', '/out']) python.FS.mkdir(place);
  for (const name of ['packages.zip', 'floors.zip']) python.unpackArchive(new Uint8Array(readFileSync(plain[name])), 'zip', { extractDir: '/lib/ridotto' });
  for (const name of names) python.FS.writeFile(`/in/${name}`, readFileSync(plain[name]));
  python.pyimport('sys').path.append('/lib/ridotto');
  python.globals.set('ARCHIVES', python.toPy(names.map((name) => [name, rootOf(name)])));
  python.runPython(COMPILE);
  mkdirSync(out, { recursive: true });
  for (const name of names) writeFileSync(`${out}/${name}`, python.FS.readFile(`/out/${name}`));
}

// Our own floors change often; with the rest compiled already it goes quicker.
const settled = recipe([LIBRARY, 'packages.zip']);
const own = recipe(['floors.zip']);
if (made('settled') !== settled) await compile(Object.keys(plain), plain[LIBRARY]);
else if (made('own') !== own) await compile(['floors.zip'], `${out}/${LIBRARY}`);
writeFileSync(`${out}/settled`, settled);
writeFileSync(`${out}/own`, own);
