import path from 'node:path';
import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {readGlossary} from '../../src/features/glossary/build/readGlossary';
import {termAnchor} from '../../src/features/glossary/shared/termAnchor';
import {MESSAGES, messageAddress} from '@combosite-functions/simulator';
import {ROOT} from '../support/files';
import {readDocument} from '../support/html';
import {ROUTES} from '../support/routes';
import {BUILD_FOLDER} from '../support/site';

const GLOSSARY = '/wiki/glossary';
const ids = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];

/** The values of an attribute on a page, by the page's route. */
const pages = new Map(
  ROUTES.map(({path: route}) => {
    const anchors: string[] = [];
    const page = readDocument(path.join(BUILD_FOLDER, route, 'index.html'));
    visit(page, 'element', ({properties: {id}}) => {
      if (typeof id === 'string') {
        anchors.push(id);
      }
    });
    return [route, {anchors}] as const;
  }),
);

test('every message is explained in one place', () => {
  const places = [...pages].flatMap(([route, {anchors}]) =>
    anchors
      .filter((anchor) => anchor.startsWith('message-'))
      .map((anchor) => `${route}#${anchor}`),
  );
  expect(places.toSorted()).toEqual(ids.map(messageAddress).toSorted());
});

test('every term is listed once', () => {
  expect(
    pages.get(GLOSSARY)?.anchors.filter((anchor) => anchor.startsWith('term-')),
  ).toEqual(readGlossary(ROOT).map(({id}) => termAnchor(id)));
});
