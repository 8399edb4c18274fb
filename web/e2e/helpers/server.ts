/**
 * A server of its own for end-to-end tests: started, killed, started again on the same port.
 *
 * What belongs here: the process `dejarik serve` with a database in a temporary folder.
 * `PYTHON` names the interpreter; the checkout's own sources are served.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env["PYTHON"] ?? join(ROOT, ".venv/bin/python");
const PROGRAM = ["-m", "dejarik.cli.main"];
const SERVING = ["-m", "dejarik.testing.serving"];
const SOURCES = { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter) };
/** Nobody looks at what bots do one after the other. */
const HASTY = ["--bot-pace", "0"];
const READY_WITHIN = 90_000;
const LOOK_AGAIN = 100;

/** What a server is started with beyond its database and its port. */
export interface ServerOptions {
  readonly words?: ReadonlyArray<string>;
  readonly env?: Readonly<Record<string, string>>;
  /** Other titles than those of the program: where each stands, by its id. */
  readonly titles?: Readonly<Record<string, string>>;
}

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), "dejarik-e2e-"));
  private process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly options: ServerOptions,
  ) {}

  /** A server that answers. */
  static async start(options: ServerOptions = {}): Promise<Server> {
    const server = new Server(await freePort(), options);
    try {
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where it stores everything. */
  get database(): string {
    return `sqlite:///${this.file}`;
  }

  private get file(): string {
    return join(this.folder, "club.sqlite");
  }

  /** Start it, for the first time or once more with what it has stored. */
  async start(): Promise<void> {
    const log = openSync(join(this.folder, "log"), "a");
    const { titles, words = [] } = this.options;
    const program = titles === undefined ? PROGRAM : [...SERVING, JSON.stringify(titles)];
    this.process = spawn(
      PYTHON,
      [...program, "serve", "--sqlite", this.file, "--port", `${this.port}`, ...HASTY, ...words],
      {
        cwd: this.folder,
        env: { ...SOURCES, ...this.options.env },
        stdio: ["ignore", log, log],
      },
    );
    await this.mustBeReady();
  }

  /** Kill it in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Stop it politely and forget what it has stored. */
  async remove(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  log(): string {
    return readFileSync(join(this.folder, "log"), "utf-8");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }

  private async mustBeReady(): Promise<void> {
    const until = Date.now() + READY_WITHIN;
    while (Date.now() < until) {
      const isReady = await fetch(`${this.url}/health/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      if (this.process?.exitCode != null) break;
      await sleep(LOOK_AGAIN);
    }
    throw new Error(`The server does not answer.\n${this.log()}`);
  }
}

/** What the program says to a command line that begins with its name. Throws if it fails. */
export async function dejarik(command: string, typed = ""): Promise<string> {
  const words = command.trim().split(/\s+/).slice(1);
  const running = promisify(execFile)(PYTHON, [...PROGRAM, ...words], { env: SOURCES });
  running.child.stdin?.end(`${typed}\n`);
  return (await running).stdout;
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Below the ports that connections get by themselves, and beside those of the tests in Python. */
const PORTS = { first: 10_000, end: 20_000 };

/** A port that nobody listens on; other ones are tried until there is one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = randomInt(PORTS.first, PORTS.end);
    const probe = createServer();
    probe.once("error", () => resolve(freePort()));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
