import {
  Activity,
  BookOpen,
  Braces,
  CircleHelp,
  Handshake,
  Info,
  Layers,
  Mail,
  Newspaper,
  Palette,
  Play,
  Plug,
  Radar,
  ScrollText,
  Tag,
  Users,
  type LucideIcon,
} from 'lucide-react';

import type {NavIcon} from '@site/src/data/navigation';

/** The components of the icon names in src/data/navigation.ts. */
export const navIcons = {
  activity: Activity,
  'book-open': BookOpen,
  braces: Braces,
  'circle-help': CircleHelp,
  handshake: Handshake,
  info: Info,
  layers: Layers,
  mail: Mail,
  newspaper: Newspaper,
  palette: Palette,
  play: Play,
  plug: Plug,
  radar: Radar,
  'scroll-text': ScrollText,
  tag: Tag,
  users: Users,
} satisfies Record<NavIcon, LucideIcon>;
