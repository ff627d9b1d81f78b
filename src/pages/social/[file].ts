import type { APIRoute } from 'astro';
import { allSocialPictures } from '#src/metadata/social-pictures.ts';

/** Every page's picture for shared links, named by content: cached for good. All are made at once. */
export const getStaticPaths = () =>
  Promise.all(
    allSocialPictures().map(async ({ src, type, make }) => ({
      params: { file: src.replace('/social/', '') },
      props: { type, bytes: Buffer.from(await make()) },
    })),
  );

export const GET: APIRoute<{ type: string; bytes: Buffer<ArrayBuffer> }> = ({ props: { type, bytes } }) =>
  new Response(bytes, { headers: { 'content-type': type } });
