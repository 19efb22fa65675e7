import {Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import styles from './BrandPage.module.css';

type Ground = 'light' | 'dark';

/** Files from scripts/assets.ts, each with its background. */
const variants: readonly {name: string; ground: Ground; files: readonly string[]}[] = [
  {name: 'Logo for light backgrounds', ground: 'light', files: ['logo.svg', 'logo.png']},
  {name: 'Logo for dark backgrounds', ground: 'dark', files: ['logo-dark.svg', 'logo-dark.png']},
  {name: 'Logo in black', ground: 'light', files: ['logo-mono-black.svg']},
  {name: 'Logo in white', ground: 'dark', files: ['logo-mono-white.svg']},
  {name: 'Mark for light backgrounds', ground: 'light', files: ['mark.svg']},
  {name: 'Mark for dark backgrounds', ground: 'dark', files: ['mark-dark.svg']},
  {name: 'Mark in black', ground: 'light', files: ['mark-mono-black.svg']},
  {name: 'Mark in white', ground: 'dark', files: ['mark-mono-white.svg']},
];

const formatOf = (file: string) => file.split('.').pop()?.toUpperCase();

/** Every variant of the logo, to download. */
export function LogoVariants(): ReactNode {
  return (
    <Grid
      as="ul"
      columns={['repeat(auto-fill, minmax(max(8rem, 21%), 1fr))']}
      collapse="never"
      gap={6}
      rowGap={8}>
      {variants.map(({name, ground, files}) => (
        <li key={name} className={styles.variant}>
          <Panel className={styles.ground} style={{background: `var(--ground-${ground})`}}>
            <img
              src={`/brand/${files[0]}`}
              alt={`${brand.name}: ${name}`}
              className={styles.logo}
              loading="lazy"
            />
          </Panel>
          <Text size="small" weight="semibold" marginTop={3} marginBottom={2}>
            {name}
          </Text>
          <Cluster as="p" gap={2} className={styles.formats}>
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
          </Cluster>
        </li>
      ))}
    </Grid>
  );
}
