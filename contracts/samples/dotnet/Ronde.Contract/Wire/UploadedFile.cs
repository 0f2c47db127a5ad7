namespace Ronde.Contract;

/// <summary>A file as it was sent.</summary>
public sealed record UploadedFile(string Name, string ContentType, byte[] Content);
