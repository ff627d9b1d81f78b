type Path = readonly PropertyKey[];
type PageReference = { file: string; path: Path; page: string };
type MediaReference = { file: string; path: Path; name: string };

/** The parts of the content in which pages and media are named. */
export type References = Readonly<Record<string, unknown>>;

/** The file that holds each part. Folders name their files by id. */
const fileOf: Readonly<Record<string, string>> = {
  editions: 'editions',
  navigation: 'navigation',
  team: 'team',
  clients: 'clients',
  credentials: 'credentials',
  services: 'services',
  home: 'pages/home',
  about: 'pages/about',
  servicesPage: 'pages/services',
  credentialsPage: 'pages/credentials',
  teamPage: 'pages/team',
  contact: 'pages/contact',
  termsPage: 'pages/terms',
  catalogue: 'pages/catalogue',
  editionsPage: 'pages/editions',
  management: 'pages/management-services',
  notFound: 'pages/not-found',
};
const folderOf: Readonly<Record<string, string>> = {
  standards: 'standards',
  certifications: 'certifications',
  managementServices: 'management',
};

type Leaf = { file: string; path: Path; value: string };

const leaves = function* (value: unknown, file: string, path: Path = []): Generator<Leaf> {
  if (typeof value === 'string') yield { file, path, value };
  else if (value instanceof Object) {
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, file, [...path, isList ? Number(key) : key]);
  }
};

const allLeaves = function* (draft: References): Generator<Leaf> {
  for (const [part, name] of Object.entries(fileOf)) yield* leaves(draft[part], `content/${name}.yaml`);
  for (const [part, folder] of Object.entries(folderOf)) {
    const pages = draft[part];
    if (!Array.isArray(pages)) continue;
    for (const page of pages)
      yield* leaves(page, `content/${folder}/${String(Reflect.get(page, 'id'))}.yaml`);
  }
};

/** Every place that names a page: the fields called `page`, and the targets of redirects. */
export const pageReferences = function* (draft: References): Generator<PageReference> {
  for (const { file, path, value } of allLeaves(draft))
    if (path.at(-1) === 'page') yield { file, path, page: value };
  for (const [from, page] of Object.entries(draft.redirects ?? {})) {
    yield { file: 'content/redirects.yaml', path: [from], page: String(page).replace(/#.*/, '') };
  }
};

const mediaFields: ReadonlySet<PropertyKey | undefined> = new Set(['image', 'photo', 'logo']);

/** Every place that names a file of content/media/. */
export const mediaReferences = function* (draft: References): Generator<MediaReference> {
  for (const { file, path, value } of allLeaves(draft))
    if (mediaFields.has(path.at(-1))) yield { file, path, name: value };
};
