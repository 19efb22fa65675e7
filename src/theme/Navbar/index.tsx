// Change: replaced by our own header. The theme's navbar knows neither descriptions in menus nor a modal menu on phones.
export {Header as default} from '@site/src/features/chrome/Header/Header';
