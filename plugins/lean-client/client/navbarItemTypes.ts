import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** Replaces the list of all types of navbar items; the version menu has only this one. */
export default {default: DefaultNavbarItem};
