// Change: only the type that the version menu shows, because every page loads the code of all types listed here.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default {default: DefaultNavbarItem};
