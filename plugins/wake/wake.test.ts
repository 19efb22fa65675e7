import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {listScripts, sleepingTemplate} from '.';

test('the template has the script first in the body, and no other', () => {
  const template = sleepingTemplate(stockTemplate, 'wake("$&")');
  expect(template).toMatch(/<body [^\n]*><script [^\n]*>wake\("\$&"\)<\/script>/);
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template.replace(/<script.*<\/script>/s, '').replace(/\s+/g, '')).toBe(
    stockTemplate.replace(/<% it\.scripts.*?<% }\); %>/s, '').replace(/\s+/g, ''),
  );
});

test('a template without the known parts is an error', () => {
  expect(() => sleepingTemplate('<html></html>', '')).toThrow('template has changed');
  const other = stockTemplate.replace('<body', '<body class="page"');
  expect(() => sleepingTemplate(other, '')).toThrow('template has changed');
});

describe('listScripts', () => {
  test('puts scripts in front of those that the page lists', () => {
    const html = '<head><script data-scripts="/runtime.js /main.js">wake()</script></head>';
    expect(listScripts(html, ['/a$&.js', '/b.js'])).toContain(
      '<script data-scripts="/a$&.js /b.js /runtime.js /main.js">wake()',
    );
    expect(listScripts(html, [])).toBe(html);
  });

  test('throws for a page without a list', () => {
    expect(() => listScripts('<head></head>', [])).toThrow('doesn’t list the scripts');
  });
});
