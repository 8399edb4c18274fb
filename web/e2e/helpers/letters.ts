/**
 * A mail server that keeps every letter: just enough of SMTP for one sender without a password.
 */
import { createServer, type Server, type Socket } from "node:net";

export class LetterBox {
  readonly letters: string[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async open(): Promise<LetterBox> {
    const box = new LetterBox();
    await new Promise<void>((resolve) => {
      box.server.listen(0, "127.0.0.1", resolve);
    });
    return box;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  close(): void {
    this.server.close();
  }

  private serve(socket: Socket): void {
    let [heard, letter] = ["", ""];
    let isWriting = false;
    const hear = (line: string): void => {
      if (isWriting) {
        if (line !== ".") letter += `${line}\n`;
        else {
          this.letters.push(letter);
          [letter, isWriting] = ["", false];
          socket.write("250 kept\r\n");
        }
      } else if (line.toUpperCase() === "DATA") {
        isWriting = true;
        socket.write("354 write\r\n");
      } else socket.write(line.toUpperCase() === "QUIT" ? "221 bye\r\n" : "250 well\r\n");
    };
    socket.write("220 letters\r\n");
    socket.on("data", (data) => {
      const lines = `${heard}${data.toString()}`.split("\r\n");
      heard = lines.pop() ?? "";
      lines.forEach(hear);
    });
    socket.on("error", () => socket.destroy());
  }
}
