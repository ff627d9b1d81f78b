import type { APIRoute } from 'astro';
import { cached } from '#src/media/cache.ts';
import { mediaVersions } from '#src/media/owner-pictures.ts';

/** The owner's photos, logos and pictures as files whose names carry their content's hash: cached for good. */
export const getStaticPaths = () => [...mediaVersions.keys()].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const version = mediaVersions.get(params.file ?? '');
  if (!version) return new Response(null, { status: 404 });
  const bytes = await cached(version.file, version.make);
  return new Response(bytes, { headers: { 'content-type': version.type } });
};
