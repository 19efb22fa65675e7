import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';

import {packSdks, type SdkPackage} from '../../plugins/sdk-files/packSdks';
import {succeeds} from '../../scripts/lib/apt.mjs';
import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {describeLanguages} from '../samples/runCode';

const root = path.join(__dirname, '../..');
const {client, package: name, version} = sdk;

let folder: string;
let packages: SdkPackage[];
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  packages = await packSdks(root);
  for (const {file, bytes} of packages) fs.writeFileSync(path.join(folder, file), bytes);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const installLines = (id: SdkLanguageId) => sdkLanguages.find((each) => each.id === id)!.install;

const packageOf = (id: SdkLanguageId) => packages.find(({language}) => language === id)!;

function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {...process.env, HOME: folder, NODE_ENV: 'test', ...env},
  });
}

/** Installs a language's package without a network, and returns the output of code that uses it. */
const installs: Readonly<Record<SdkLanguageId, (file: string) => string>> = {
  javascript(file) {
    fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
    // Windows runs npm through a shell.
    const npm = {shell: process.platform === 'win32'};
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], {
      ...{cwd: folder, stdio: 'pipe', ...npm},
    });
    const code = `import {${client}} from '${name}'; new ${client}({apiKey: 'k'}).listContacts; console.log('ok')`;
    fs.writeFileSync(path.join(folder, 'run.js'), code);
    return run(process.execPath, ['run.js']);
  },
  python(file) {
    const code = `from ${name} import ${client}; ${client}(api_key="k").list_contacts; print("ok")`;
    // The commands of the page take 15 s. They're for macOS and Linux, and need the parts of Python that Debian packages
    // separately.
    const isPosix = process.platform !== 'win32';
    if (process.env.FULL && isPosix && succeeds('python3', ['-c', 'import ensurepip, venv'])) {
      run('sh', ['-ec', installLines('python').join('\n')], {PIP_NO_INDEX: '1'});
      return run(path.join(folder, '.venv/bin/python'), ['-c', code]);
    }
    // Python can also import from a wheel.
    return run('python3', ['-c', code], {PYTHONPATH: path.join(folder, file)});
  },
  ruby(file) {
    const home = path.join(folder, 'gems');
    // On Windows, `gem` itself is a batch file, which needs a shell.
    run('ruby', ['-S', 'gem', 'install', '--local', '--no-document', '--install-dir', home, file]);
    const code = `require '${name}'; ${client}::Client.new(api_key: 'k').method(:list_contacts); puts 'ok'`;
    return run('ruby', ['-e', code], {GEM_HOME: home, GEM_PATH: home});
  },
  php(file) {
    const target = path.join(folder, `${name}-php`);
    const files = unzipSync(new Uint8Array(fs.readFileSync(path.join(folder, file))));
    for (const [each, bytes] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(target, each)), {recursive: true});
      fs.writeFileSync(path.join(target, each), bytes);
    }
    const use = `(new ${client}\\Client(apiKey: 'k'))->listContacts(...); echo 'ok';`;
    if (succeeds('composer', ['--version'])) {
      const composer = (...args: string[]) =>
        run('composer', [...args, '--no-interaction'], {
          ...{COMPOSER_HOME: folder, COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_DISABLE_NETWORK: '1'},
        });
      composer('validate', `${name}-php/composer.json`);
      // Packagist needs a network.
      const project = {repositories: {packagist: false}};
      fs.writeFileSync(path.join(folder, 'composer.json'), JSON.stringify(project));
      const commands = installLines('php').filter((line) => line.startsWith('composer '));
      expect(commands).toHaveLength(2);
      for (const command of commands) composer(...command.split(' ').slice(1));
      return run('php', ['-r', `require 'vendor/autoload.php'; ${use}`]);
    }
    // As Composer's autoloader does.
    const {autoload} = JSON.parse(strFromU8(files['composer.json']!)) as {
      autoload: {'psr-4': Record<string, string>};
    };
    const [prefix = '', source = ''] = Object.entries(autoload['psr-4'])[0] ?? [];
    const code = `
      spl_autoload_register(function (string $class): void {
          $file = substr($class, ${prefix.length}) . '.php';
          require '${path.posix.join(`${name}-php`, source)}' . str_replace('\\\\', '/', $file);
      });
      ${use}`;
    return run('php', ['-r', code]);
  },
};

describeLanguages(
  (language) => {
    test('the package installs without a network, and its client can be used', () => {
      const {file} = packageOf(language as SdkLanguageId);
      expect(installs[language as SdkLanguageId](file).trim()).toBe('ok');
      // A virtual environment takes longer than the other packages.
    }, 60_000);
  },
  sdkLanguages.map(({id}) => id),
);

test('packages have the same bytes every time', async () => {
  const again = await packSdks(root);
  expect(again.map(({sha256}) => sha256)).toEqual(packages.map(({sha256}) => sha256));
  for (const {bytes, sha256} of packages) {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
});

test('the wheel’s record lists every file with its checksum', () => {
  const files = unzipSync(packageOf('python').bytes);
  const info = `${name}-${version}.dist-info`;
  const rows = strFromU8(files[`${info}/RECORD`]!).trim().split('\n');
  const listed = rows.map((row) => row.split(','));
  expect(listed.map(([file]) => String(file)).sort()).toEqual(Object.keys(files).sort());
  expect(files).toHaveProperty([`${info}/licenses/LICENSE`]);
  for (const [file = '', hash] of listed) {
    const expected = createHash('sha256').update(files[file]!).digest('base64url');
    if (!file.endsWith('RECORD')) expect(hash).toBe(`sha256=${expected}`);
  }
});

describe('each package states its version and what it requires', () => {
  const read = (file: string) => fs.readFileSync(path.join(root, 'sdks', file), 'utf8');
  const minimum = (id: SdkLanguageId) => sdkLanguages.find((each) => each.id === id)!.minimum;

  test.each<[SdkLanguageId, string, readonly string[]]>([
    [
      'javascript',
      'javascript/package.json',
      [`"version": "${version}"`, `"node": ">=${minimum('javascript')}"`],
    ],
    [
      'python',
      'python/pyproject.toml',
      [`version = "${version}"`, `requires-python = ">=${minimum('python')}"`],
    ],
    ['ruby', `ruby/${name}.gemspec`, [`required_ruby_version = '>= ${minimum('ruby')}'`]],
    ['php', 'php/composer.json', [`"version": "${version}"`, `"php": ">=${minimum('php')}"`]],
  ])('%s', (id, file, stated) => {
    const text = read(file);
    expect(stated.filter((each) => !text.includes(each))).toEqual([]);
    // The README's commands name the file to download.
    const download = sdkLanguages.find((each) => each.id === id)!.file;
    expect(read(`${id}/README.md`)).toContain(download);
  });
});
