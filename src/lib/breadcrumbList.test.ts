import {breadcrumbList} from './breadcrumbList';

test('breadcrumbList: numbers absolute URLs from 1', () => {
  const {itemListElement} = breadcrumbList({url: 'https://a.example'}, [
    {name: 'Help', path: '/help'},
    {name: 'X', path: '/help/x'},
  ]);
  expect(itemListElement.map(({position, item}) => [position, item])).toEqual([
    [1, 'https://a.example/help'],
    [2, 'https://a.example/help/x'],
  ]);
});
