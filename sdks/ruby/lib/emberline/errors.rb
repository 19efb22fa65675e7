# frozen_string_literal: true

module Emberline
  # The base of all errors that this library raises, except ArgumentError.
  class Error < StandardError
    # The key of the request that failed. With it, the same request can be sent again and doesn't run twice.
    # @return [String, nil]
    attr_accessor :idempotency_key
  end

  # No response arrived, so the request may or may not have run.
  class ConnectionError < Error; end

  # No complete response within the time limit.
  class TimeoutError < ConnectionError; end

  # A list returned the same cursor twice, so following it would never end.
  class PaginationError < Error; end

  # A webhook's signature is missing, invalid, or too old. Respond with 400 and ignore the event.
  class SignatureVerificationError < Error; end

  # A login or a refresh failed: the customer declined, or has revoked access, or the app's credentials are wrong.
  class OAuthError < Error
    # @return [String] an error of RFC 6749, such as `access_denied`, `invalid_grant`, or `invalid_client`;
    #   `invalid_state` if this session didn't start the login, and `invalid_request` if the customer returned without a
    #   code
    attr_reader :code

    def initialize(message, code)
      super(message)
      @code = code
    end
  end

  # One invalid field, parameter, or header of a request. Exactly one of `pointer`, `parameter`, and `header` is set.
  FieldError = Struct.new(:pointer, :parameter, :header, :code, :message, keyword_init: true)

  # A response with a status other than 2xx, or with a body that isn't JSON.
  class ApiError < Error
    # @return [Response]
    attr_reader :response
    # The parsed body, or `nil` if it isn't a JSON object.
    # @return [Hash{Symbol => Object}, nil]
    attr_reader :body

    # Creates the subclass that fits the status.
    def self.for(response, now: Time.now)
      CLASSES.fetch(response.status) { |status| status >= 500 ? ServerError : ApiError }.new(response, now: now)
    end

    def initialize(response, now: Time.now)
      @response = response
      @body = response.json.is_a?(Hash) ? response.json : nil
      @retry_after = response.retry_after(now)
      super(describe)
    end

    # @return [Integer]
    def status
      response.status
    end

    # The problem type: a URL that links to its documentation. Check it in your code.
    # @return [String, nil]
    def type
      text(:type)
    end

    # @return [String, nil]
    def title
      text(:title)
    end

    # What went wrong with this request. Its wording can change.
    # @return [String, nil]
    def detail
      text(:detail)
    end

    # Include it when you contact Support.
    # @return [String, nil]
    def request_id
      response.request_id || text(:request_id)
    end

    # Seconds to wait before the next attempt, from `Retry-After`.
    # @return [Float, nil]
    attr_reader :retry_after

    private

    def text(name)
      value = body&.fetch(name, nil)
      value if value.is_a?(String)
    end

    def describe
      reason = [title, detail].compact.join(': ')
      reason = 'The body has an unexpected format' if reason.empty?
      [status, reason, request_id && "(#{request_id})"].compact.join(' ')
    end
  end

  # 401: the key or token is missing, unknown, revoked, or expired.
  class AuthenticationError < ApiError; end

  # 403: the plan or the token's scopes don't allow the request.
  class PermissionError < ApiError; end

  # 404
  class NotFoundError < ApiError; end

  # 409: the request conflicts with an earlier one or with the state of the resource.
  class ConflictError < ApiError; end

  # 422: fields, parameters, or headers are invalid.
  class ValidationError < ApiError
    # @return [Array<FieldError>]
    def fields
      list = body&.fetch(:errors, nil)
      return [] unless list.is_a?(Array)

      list.grep(Hash).map { |each| FieldError.new(**each.slice(*FieldError.members)) }
    end

    private

    def describe
      named = fields.map do |each|
        # The pointer to the body itself is empty.
        place = [each.pointer, each.parameter, each.header].find { |name| !name.to_s.empty? } || 'The body'
        "#{place}: #{each.message}"
      end
      [super, *named].join("\n")
    end
  end

  # 429: too many requests. `retry_after` says how long to wait.
  class RateLimitError < ApiError; end

  # 500 and above.
  class ServerError < ApiError; end

  class ApiError
    CLASSES = {
      401 => AuthenticationError,
      403 => PermissionError,
      404 => NotFoundError,
      409 => ConflictError,
      422 => ValidationError,
      429 => RateLimitError
    }.freeze
    private_constant :CLASSES
  end
end
