import {Braces, GraduationCap, Mail, Users} from 'lucide-react';
import type {ReactNode} from 'react';

import {Card, CardGrid} from '@site/src/components/Card/Card';
import styles from './HelpHome.module.css';

const links = [
  {
    title: 'API reference',
    to: '/api',
    icon: Braces,
    text: 'Endpoints, limits and how to authenticate.',
  },
  {title: 'Community', to: '/community', icon: Users, text: 'Ask people who use it every day.'},
  {title: 'Academy', to: '/docs', icon: GraduationCap, text: 'Guides to work through, in order.'},
  {title: 'Contact', to: '/contact', icon: Mail, text: 'Write to us and get an answer.'},
];

/** Where else help is to be had. */
export function QuickLinks(): ReactNode {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>Quick links</h2>
      <CardGrid>
        {links.map(({title, to, icon, text}) => (
          <Card key={to} title={title} to={to} icon={icon}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
