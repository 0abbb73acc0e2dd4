// Counts evenings as the page does without a net: the same interpreter, the same archives.
// Usage: node local_count.mjs PYODIDE PACKED; an evening a line in, the status and the answer a line out. On the error
// channel: what was imported that is not compiled.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, packed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { info } = JSON.parse(readFileSync(`${pyodide}/pyodide-lock.json`, 'utf8'));
const python = await loadPyodide({ stdLibURL: `${packed}/python_stdlib.zip`, lockFileContents: JSON.stringify({ info, packages: {} }) });
for (const archive of ['packages', 'floors']) {
  python.unpackArchive(new Uint8Array(readFileSync(`${packed}/${archive}.zip`)), 'zip', { extractDir: '/lib/ridotto' });
}
python.pyimport('sys').path.append('/lib/ridotto');
const { answer_text } = python.pyimport('ridotto.counting.count_request');
const evenings = readFileSync(0, 'utf8').split('\n').filter(Boolean);
process.stdout.write(evenings.map((body) => answer_text(body).toJs().join(' ')).join('\n') + '\n');
const sources = python.runPython(`
import sys
specs = [module.__spec__ for module in sys.modules.values() if module.__spec__]
' '.join(spec.name for spec in specs if str(spec.origin).endswith('.py'))`);
process.stderr.write(sources);
