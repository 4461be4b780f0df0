// `npm run lock` chooses the versions anew, then makes the list of packages complete: those for
// other systems than this one may be missing from it, and npm would refuse the list elsewhere.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS =
  /(?:^|[/-])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-/;
const PROCESSORS = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)\b/;

execFileSync('npm', ['install', '--package-lock-only', '--silent'], { stdio: 'inherit' });
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    const system = name === 'fsevents' ? 'darwin' : SYSTEMS.exec(name)?.[1];
    if (lock.packages[place] || !system) continue;
    const processor = PROCESSORS.exec(name)?.[1];
    lock.packages[place] = {
      version: version.replace(/^[~^]/, ''),
      dev: true,
      optional: true,
      os: [system],
      ...(processor && { cpu: [processor] }),
      ...(name.includes('-musl') && { libc: ['musl'] }),
    };
  }
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(inOrder);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
