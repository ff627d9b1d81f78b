import type { APIRoute } from 'astro';
import { allSocialPictures, socialPng } from '#src/discovery/social-pictures.ts';

/** Every page's picture for shared links, named by content: cached for good. All are made at once. */
export const getStaticPaths = () =>
  Promise.all(
    allSocialPictures().map(async ({ src, svg }) => ({
      params: { page: src.replace(/^\/social\/|\.png$/g, '') },
      props: { png: await socialPng(svg) },
    })),
  );

export const GET: APIRoute<{ png: Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.png, { headers: { 'content-type': 'image/png' } });
