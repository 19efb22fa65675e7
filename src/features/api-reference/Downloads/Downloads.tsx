import {Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Cluster} from '@site/src/components/Stack/Stack';

/** The files of plugins/openapi-files. */
const files = [
  {label: 'OpenAPI YAML', path: '/api/openapi.yaml'},
  {label: 'OpenAPI JSON', path: '/api/openapi.json'},
  {label: 'Postman collection', path: '/api/postman.json'},
];

/** Buttons that download the contract. */
export function Downloads(): ReactNode {
  return (
    <Cluster gap={3} marginBottom={6}>
      {files.map(({label, path}) => (
        <Button key={path} to={path} icon={Download} download>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
