// Old addresses of gangs lead to today's, without script and with everything escaped.
import { expect, it } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { formerGangPages } from './former-gangs.ts';
import { movedPage } from './moved-page.ts';

const page = movedPage({
  lang: 'de',
  title: 'Sam & "Söhne" <b>',
  link: '/base/gangs/moles/',
  address: 'https://example.org/base/gangs/moles/',
});

it('leads on by itself, by a link, and tells search engines where', () => {
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/gangs/moles/">');
  expect(page).toContain('<link rel="canonical" href="https://example.org/base/gangs/moles/">');
  expect(page).toContain('<a href="/base/gangs/moles/">Sam &amp; &quot;Söhne&quot; &lt;b&gt;</a>');
});

it('may load nothing', () => expect(page).toContain(`content="default-src 'none'"`));

it('has no script', () => expect(page).not.toMatch(/<script|javascript:| on\w+=/i));

it('stands for every former id of every gang', () => {
  expect(formerGangPages(realGame)).toEqual(
    realGame.gangs.flatMap(({ id, formerly }) => formerly.map((former) => ({ former, gang: id }))),
  );
});

it('never takes the page of a gang of today, nor one twice', () => {
  const [gang] = realGame.gangs;
  const gangs = [
    { ...gang!, id: 'a', formerly: ['b', 'c'] },
    { ...gang!, id: 'b', formerly: ['c'] },
  ];
  expect(formerGangPages({ gangs })).toEqual([{ former: 'c', gang: 'a' }]);
});
