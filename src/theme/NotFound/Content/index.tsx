// Change: suggests similar pages, and shows "Article Not Found" under /help/article/.
export {NotFound as default} from '@site/src/features/not-found/NotFound';
