// Change: our own bar, because the theme's is a second banner landmark and takes its text as HTML.
export {Announcement as default} from '@site/src/features/chrome/Announcement/Announcement';
