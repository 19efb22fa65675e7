import Prism from './prismCore';
// After those that they extend: JavaScript highlights the inside of regular expressions if `regex` is there first.
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-regex';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-ruby';

// Prism's own pattern ends at a hyphen inside the name.
Prism.languages.insertBefore('bash', 'parameter', {
  option: {pattern: /(^|\s)--\w+(?:-\w+)+(?=[=\s]|$)/, lookbehind: true, alias: 'variable'},
});

/** Prism with the languages of the API's samples. */
export default Prism;
