// Loaded before each command, in plain JavaScript: an older Node could not read the first line of any of them.
if (!process.features.typescript) {
  console.error(
    `This is Node ${process.version}, and the project needs 22.18 or newer: none is brought for this machine (${process.platform}, ${process.arch}), or npm ci left it out. Install one from https://nodejs.org.`,
  );
  process.exit(1);
}
