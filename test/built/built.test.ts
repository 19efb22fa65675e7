import {checkContent} from './content';
import {checkFiles} from './files';
import {checkFonts} from './fonts';
import {checkHeads} from './heads';
import {checkPageData} from './pageData';
import {checkPosts} from './posts';
import {checkSearchIndex} from './searchIndex';
import {checkStructuredData} from './structuredData';
import {checkStyles} from './styles';

describe('heads', checkHeads);
describe('structured data', checkStructuredData);
describe('posts', checkPosts);
describe('content without scripts', checkContent);
describe('files', checkFiles);
describe('page data', checkPageData);
describe('fonts', checkFonts);
describe('search index', checkSearchIndex);
describe('styles', checkStyles);
