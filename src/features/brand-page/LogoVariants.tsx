import {Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import styles from './LogoVariants.module.css';

type Ground = 'light' | 'dark';

/** Files of scripts/assets.ts, each on the ground it is made for. */
const variants: readonly {name: string; ground: Ground; files: readonly string[]}[] = [
  {name: 'Logo for light ground', ground: 'light', files: ['logo.svg', 'logo.png']},
  {name: 'Logo for dark ground', ground: 'dark', files: ['logo-dark.svg', 'logo-dark.png']},
  {name: 'Logo in black', ground: 'light', files: ['logo-mono-black.svg']},
  {name: 'Logo in white', ground: 'dark', files: ['logo-mono-white.svg']},
  {name: 'Mark for light ground', ground: 'light', files: ['mark.svg']},
  {name: 'Mark for dark ground', ground: 'dark', files: ['mark-dark.svg']},
  {name: 'Mark in black', ground: 'light', files: ['mark-mono-black.svg']},
  {name: 'Mark in white', ground: 'dark', files: ['mark-mono-white.svg']},
];

const formatOf = (file: string) => file.split('.').pop()?.toUpperCase();

/** Every variant of the logo, shown and to download. */
export function LogoVariants(): ReactNode {
  return (
    <ul className={styles.grid}>
      {variants.map(({name, ground, files}) => (
        <li key={name} className={styles.item}>
          <div className={styles[ground]}>
            <img
              src={`/brand/${files[0]}`}
              alt={`${brand.name}: ${name}`}
              className={styles.image}
              loading="lazy"
            />
          </div>
          <p className={styles.name}>{name}</p>
          <p className={styles.downloads}>
            {files.map((file) => (
              <Button
                key={file}
                to={`/brand/${file}`}
                download
                icon={Download}
                aria-label={`${name}, ${formatOf(file)}`}>
                {formatOf(file)}
              </Button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
