import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {sleepingTemplate} from '.';

test('the template has the script in place of the page’s scripts', () => {
  const template = sleepingTemplate(stockTemplate, 'wake("$&")');
  expect(template).toContain('>wake("$&")</script>');
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template.replace(/<script.*<\/script>/s, '').replace(/\s+/g, '')).toBe(
    stockTemplate.replace(/<% it\.scripts.*?<% }\); %>/s, '').replace(/\s+/g, ''),
  );
});

test('a template without the known part is an error', () => {
  expect(() => sleepingTemplate('<html></html>', '')).toThrow('template has changed');
});
