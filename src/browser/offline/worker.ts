import { isImmutable } from '@site/hosting/cache';
import { addressesFromStart, offlineAddress, type Release } from './release.ts';
import { asksForPage } from './requests.ts';
import { fileAt, keepAll, keepFile, keepPage, pathOf, removeUnused, stored } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this script by build/worker.ts. */
declare const siteRelease: Release;

/** Milliseconds without an answer after which a stored page is shown. */
const patience = 3000;

const silence = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), patience));

/** Another page than the network's, so nothing that is said of that one's body or age applies. */
const htmlResponse = (html: string, status: number, from: Response) => {
  const headers = new Headers(from.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  return new Response(html, { status, headers });
};

/** The page as it was when last seen. Marked at its end, so that it says so (src/browser/behaviours/stored-pages.ts). */
const storedCopy = async (path: string) => {
  const page = await stored(path);
  if (!page) throw new Error('no copy of this page is kept');
  const mark = `<template data-stored-since="${page.headers.get('Date')}"></template>`;
  return htmlResponse((await page.text()) + mark, 200, page);
};

const offlinePage = async () => {
  const page = await stored(offlineAddress);
  return page ? htmlResponse(await page.text(), 503, page) : Response.error();
};

/** The network's answer, of which a copy is kept. */
const ask = async (event: FetchEvent): Promise<Response> => {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keepPage(pathOf(event.request.url), response.clone()));
  return response;
};

/** A page: always the network's where it answers; where it fails or is silent the stored copy, if that is there first. */
const answer = async (event: FetchEvent, network: Promise<Response>) => {
  try {
    return await Promise.race([network, silence()]);
  } catch {
    return Promise.any([network, storedCopy(pathOf(event.request.url))]).catch(offlinePage);
  }
};

self.addEventListener('install', (event) => {
  const keep = async () => {
    await keepAll(addressesFromStart, 'no-cache');
    await keepAll(siteRelease.files);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await removeUnused();
  };
  event.waitUntil(takeOver());
});

const isOwn = (url: unknown): url is string =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).origin === location.origin;

// What a page had loaded before this worker came (src/browser/behaviours/keep-offline.ts): the browser has it at hand still.
self.addEventListener('message', (event) => {
  const urls: unknown = event.data;
  if (Array.isArray(urls)) event.waitUntil(keepAll(urls.filter(isOwn).map(pathOf)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const path = pathOf(request.url);
  if (isImmutable(path))
    event.respondWith(fileAt(request, (response) => event.waitUntil(keepFile(path, response))));
  else if (asksForPage(request)) {
    const network = ask(event);
    event.waitUntil(network.catch(() => undefined));
    event.respondWith(answer(event, network));
  }
});
