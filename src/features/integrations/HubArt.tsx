import {Fragment, type ReactNode} from 'react';

import {Art, Mark} from '@site/src/components/Art/Art';
import {integrationCategories, type IntegrationCategoryId} from '@site/src/data/integrations';
import styles from './IntegrationFinder.module.css';

const WIDTH = 400;
const HEIGHT = 190;
const X = WIDTH / 2;
const Y = HEIGHT / 2;
const BOX = {width: 132, height: 50};
const ROW = 69;
const HUB = 32;
const EMBER = 'var(--accent)';

/** The category whose data is the reason for all others. */
const HOT: IntegrationCategoryId = 'communication';

/** An example of the data that a category's tools send or get. */
const flows: Readonly<Record<IntegrationCategoryId, {text: string; isOut?: boolean}>> = {
  crm: {text: 'Contacts'},
  analytics: {text: 'Signals'},
  'social-media': {text: 'Ad responses'},
  communication: {text: 'Hot leads', isOut: true},
  email: {text: 'Campaigns', isOut: true},
  productivity: {text: 'Replies', isOut: true},
};

/** The data that comes in from categories on the left, and goes out to those on the right. */
export function HubArt(): ReactNode {
  const boxes = [false, true].flatMap((isOut) =>
    integrationCategories
      .filter(({id}) => Boolean(flows[id].isOut) === isOut)
      .map(({id, name}, row) => {
        const middle = Y + (row - 1) * ROW;
        // Lines meet next to each other at the hub, and end in an arrow.
        const hub = Y + (row - 1) * 12;
        const line = isOut
          ? `M${X + HUB} ${hub}C${X + 55} ${hub} ${X + 45} ${middle} ${X + 66} ${middle}`
          : `M${BOX.width + 1} ${middle}C${X - 45} ${middle} ${X - 60} ${hub} ${X - HUB - 2} ${hub}`;
        return {id, name, middle, line, x: isOut ? WIDTH - BOX.width - 1 : 1};
      }),
  );
  return (
    <Art width={WIDTH} height={HEIGHT} className={styles.hub}>
      <g strokeWidth="1.5">
        {boxes.map(({id, line}) => (
          <path key={id} d={`${line}l-5-4m5 4l-5 4`} {...(id === HOT && {stroke: EMBER})} />
        ))}
      </g>
      <g fill="var(--surface)" stroke="var(--line)">
        {boxes.map(({id, x, middle}) => (
          <rect
            key={id}
            x={x}
            y={middle - BOX.height / 2}
            {...BOX}
            rx="10"
            {...(id === HOT && {stroke: EMBER})}
          />
        ))}
      </g>
      <g fill="var(--muted)" stroke="none" fontSize="15">
        {boxes.map(({id, name, x, middle}) => (
          <Fragment key={id}>
            <text x={x + 10} y={middle - 4} fill="var(--ink)" fontWeight="600">
              {name}
            </text>
            <text x={x + 10} y={middle + 15} {...(id === HOT && {fill: 'var(--accent-text)'})}>
              {flows[id].text}
            </text>
          </Fragment>
        ))}
      </g>
      <circle cx={X} cy={Y} r={HUB} fill="var(--ink)" stroke="none" />
      <Mark x={X - 15} y={Y - 15} size={30} color="paper" />
    </Art>
  );
}
