// The languages of the content, besides those of the API's samples.
import '../../../src/lib/highlighting/prism';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-yaml';

export {highlight, isKnown} from '../../../src/lib/highlighting/highlight';
