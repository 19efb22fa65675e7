// Change: our own header, because the theme's navbar has neither descriptions in menus nor a modal menu on phones.
export {Header as default} from '@site/src/features/chrome/Header/Header';
