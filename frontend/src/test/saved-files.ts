/** The files that the page saves during the current test. */
export function savedFiles(): { name: string; text: string }[] {
  const saved: { name: string; text: string }[] = [];
  beforeEach(() => {
    saved.splice(0);
    let file: Blob | undefined;
    URL.createObjectURL = (object) => {
      if (object instanceof Blob) file = object;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void file?.text().then((text) => saved.push({ name, text }));
    });
  });
  afterEach(() => void jest.restoreAllMocks());
  return saved;
}
