import {describe, expect, it} from 'vitest';
import {announcement, readAnnouncement} from '../../../src/config/announcement';

const shown = {...announcement, enabled: true};

describe('readAnnouncement', () => {
  it('says nothing while it is off', () => {
    expect(readAnnouncement({...announcement, enabled: false}, '/')).toEqual(
      {},
    );
  });

  it('accepts what the file says, for the day it is switched on', () => {
    const {announcementBar} = readAnnouncement(shown, '/wiki/');

    expect(announcementBar).toMatchObject({
      id: announcement.id,
      isCloseable: true,
      backgroundColor: announcement.backgroundColor,
    });
    expect(announcementBar?.content).toContain('href="/wiki/release-note"');
  });

  it('shows markup as text', () => {
    const {announcementBar} = readAnnouncement(
      {...shown, text: '<b>&"', link: undefined},
      '/',
    );

    expect(announcementBar?.content).toBe('&#60;b&#62;&#38;&#34;');
  });

  it.each([
    [{id: 'Release 1'}, /idは/],
    [{id: ''}, /idは/],
    [{text: ' '}, /textに/],
    [{link: {label: '見る', to: 'https://example.com'}}, /link\.toは/],
    [{backgroundColor: 'navy'}, /backgroundColorは.*navy/],
  ])('stops the build at %j and names the file', (change, message) => {
    const read = () => readAnnouncement({...shown, ...change}, '/');

    expect(read).toThrow(message);
    expect(read).toThrow('src/config/announcement.ts');
  });
});
