import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {execa} from 'execa';
import {projectFiles} from './lib/projectFiles.mjs';
import {faults as allFaults} from './mutants/faults.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run mutants -- contrast` runs only the mutants with this word in their name. */
const word = process.argv[2] ?? '';
const faults = allFaults.filter(({fault}) => fault.includes(word));
if (faults.length === 0) throw new Error(`No mutant has "${word}" in its name.`);

/** Copies the project and its build into a repository of its own that shares the installed packages. */
async function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  for (const file of [...projectFiles(root), '.generated', '.docusaurus', 'build']) {
    cpSync(path.join(root, file), path.join(copy, file), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  await execa('git', ['init', '--quiet'], {cwd: copy});
  await execa('git', ['add', '--all'], {cwd: copy});
  return copy;
}

/** Applies a mutant to the copy. Returns a function that reverts it. */
function apply(copy, {edit, add}) {
  const undo = [];
  if (edit) {
    const [file, find, replacement] = edit;
    const full = path.join(copy, file);
    const before = readFileSync(full, 'utf8');
    const after = before.replace(find, replacement);
    if (after === before) throw new Error(`${file}: the mutant changed nothing.`);
    writeFileSync(full, after);
    undo.push(() => writeFileSync(full, before));
  }
  if (add) {
    const full = path.join(copy, add[0]);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, add[1]);
    undo.push(() => rmSync(full));
  }
  return () => undo.forEach((step) => step());
}

const copy = await copyProject();
const run = (check) =>
  execa(check, {
    cwd: copy,
    all: true,
    reject: false,
    shell: true,
    preferLocal: true,
    localDir: root,
    env: {JOURNEYS_PORT: '4399', FORCE_COLOR: '0', CI: ''},
  });

let missed = 0;
try {
  for (const fault of faults) {
    const restore = apply(copy, fault);
    // test/repository/paths reads the Git index.
    await execa('git', ['add', '--all'], {cwd: copy});
    const {failed, all} = await run(fault.check);
    restore();
    await execa('git', ['add', '--all'], {cwd: copy});
    const isCaught = failed && fault.says.test(all);
    if (!isCaught) missed += 1;
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${fault.fault}  (${fault.check})`);
    if (!isCaught) console.log(all.slice(-2_000));
  }
} finally {
  rmSync(copy, {recursive: true, force: true});
}
console.log(`\nMutants: ${faults.length - missed} caught, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
