import {describeLanguages} from './runCode';
import {startRunner} from './startRunner';

/** Code that says whether another sample defined its variable, and defines it. */
const defines: Readonly<Record<string, string>> = {
  javascript: 'console.log(typeof leaked);\nvar leaked = 1;',
  python: "print('leaked' in globals())\nleaked = 1",
  ruby: 'puts defined?(LEAKED).inspect\nLEAKED = 1',
  php: "<?php echo isset($leaked) ? 'yes' : 'no', \"\\n\";\n$leaked = 1;",
};
const fails: Readonly<Record<string, string>> = {
  javascript: "console.log('before');\nthrow new Error('no luck');",
  python: "print('before')\nraise ValueError('no luck')",
  ruby: "puts 'before'\nraise 'no luck'",
  php: '<?php echo "before\\n";\nthrow new Exception(\'no luck\');',
};

describeLanguages(
  (language) => {
    test('a sample that fails says so, and the next one starts afresh', async () => {
      const runner = await startRunner(language);
      const first = await runner.run(defines[language]!);
      const failed = await runner.run(fails[language]!);
      const second = await runner.run(defines[language]!);
      expect(await runner.close()).toBe('');
      expect(first).toMatchObject({exitCode: 0, stderr: ''});
      expect(failed).toMatchObject({exitCode: 1, stdout: 'before\n'});
      expect(failed.stderr).toContain('no luck');
      expect(second).toEqual(first);
    });
  },
  ['javascript', 'python', 'ruby', 'php'],
);
