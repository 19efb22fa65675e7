import {checkContent} from './content';
import {checkFiles} from './files';
import {checkHeads} from './heads';
import {checkPosts} from './posts';
import {checkSearchIndex} from './searchIndex';
import {checkStructuredData} from './structuredData';

describe('heads', checkHeads);
describe('structured data', checkStructuredData);
describe('posts', checkPosts);
describe('content without scripts', checkContent);
describe('files', checkFiles);
describe('search index', checkSearchIndex);
