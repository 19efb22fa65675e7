// Change: suggests the closest pages, and says "Article Not Found" under /help/article/.
export {NotFound as default} from '@site/src/features/not-found/NotFound';
