export interface LaunchedChrome {
  port: number;
  kill(): void;
}

export function launch(options: {
  chromePath: string;
  chromeFlags: string[];
  userDataDir: string;
  handleSIGINT: boolean;
  logLevel: 'silent';
}): Promise<LaunchedChrome>;
